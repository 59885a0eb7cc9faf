export const FOOT_SPACE = 'foot-space';
