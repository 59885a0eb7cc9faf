import { expect, test } from 'vitest';
import { addressProblem } from './endpoint-address.ts';

test.each([
  ['https://partner.example/hooks?shop=1', null],
  ['http://partner.example/hooks', 'must start with https://'],
  ['https://ada:secret@partner.example/', 'must not have a user or password: messages are signed'],
  ['https://partner.example/#here', 'must not have a fragment'],
  ['https://10.0.0.1/', '10.0.0.1 is not a public address'],
  ['https://169.254.169.254/latest/meta-data', '169.254.169.254 is not a public address'],
  ['https://0x7f000001/', 'is on this machine, which production does not allow'],
  ['https://[::ffff:10.0.0.1]/', '::ffff:a00:1 is not a public address'],
  ['https://[fd00::1]/', 'fd00::1 is not a public address'],
  ['http://localhost:3000/', 'is on this machine, which production does not allow'],
  ['partner.example', 'is no URL such as https://partner.example/hooks'],
  [`https://partner.example/${'a'.repeat(1_000)}`, 'is longer than 1000 characters'],
])('in production %s: %s', (address, problem) => {
  expect(addressProblem(address, { allowsLoopback: false })).toBe(problem);
});

test.each([
  ['http://localhost:3000/hooks', null],
  ['http://127.0.0.1:3000/hooks', null],
  ['https://[::1]/', null],
  ['http://10.0.0.1/', 'must start with https://'],
])('in development %s: %s', (address, problem) => {
  expect(addressProblem(address, { allowsLoopback: true })).toBe(problem);
});
