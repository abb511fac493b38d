/** Silhouettes of factions, in a box of 20 by 20 around the middle: told apart without colour. */
export const SHAPES = {
  shield: "M-9-9.4H9V-1C9 5 5.4 8 0 9.8C-5.4 8-9 5-9-1Z",
  circle: "M0-9.8A9.8 9.8 0 1 1-.01-9.8Z",
  hexagon: "M0-10L9.2-5V5L0 10L-9.2 5V-5Z",
  square: "M-5-9.4H5Q9.4-9.4 9.4-5V5Q9.4 9.4 5 9.4H-5Q-9.4 9.4-9.4 5V-5Q-9.4-9.4-5-9.4Z",
  scallop:
    "M0-9.8C2.4-9.8 2.6-8 5-8.4S8-5.4 8.4-3 9.8-2 9.8 0 8 2.6 8.4 5 5.4 8 3 8.4 2 9.8 0 9.8-2.6 8-5 8.4-8 5.4-8.4 3-9.8 2-9.8 0-8-2.6-8.4-5-5.4-8-3-8.4-2-9.8 0-9.8Z",
  octagon: "M-5-9.6H5L9.6-5V5L5 9.6H-5L-9.6 5V-5Z",
} as const;
