/** How long the press animation of an entry lasts, in ms: "press animation 400 ms". */
export const PRESS_MS = 400
