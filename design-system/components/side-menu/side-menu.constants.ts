/** Duration of an entry's press animation, in ms: "press animation 400 ms". */
export const PRESS_MS = 400
