/** Whether the window is as narrow as a phone's that is held upright, as in the style sheets. */
export const isNarrow = (): boolean => matchMedia("(max-width: 700px)").matches;
