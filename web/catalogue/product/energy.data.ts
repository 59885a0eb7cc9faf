/** Fixed by law, so not part of the theme. */
export const energyColours: ReadonlyMap<string, string> = new Map(
  Object.entries({
    A: '#00A651',
    B: '#50B848',
    C: '#BFD730',
    D: '#FFF200',
    E: '#FDB913',
    F: '#F37021',
    G: '#ED1C24',
  }),
);
