/** A mutation by its name. Its `result` has the fields of the payload, or those of an error. */
export function mutationOf(name: string, payload: string, errors = '... on UserError { code message }'): string {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return `mutation ($input: ${type}Input!) {
    result: ${name}(input: $input) { ${errors} ... on ${type}Payload { ${payload} } }
  }`;
}
