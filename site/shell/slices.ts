import { unstable_forceFrameRate as forceFrameRate } from 'scheduler'

/** A tenth of a second and a little more: what a move takes on a slow device. */
const MOVES_A_SECOND = 8

/**
 * React renders a move 5 ms at a time, and between two slices the browser draws the page that is left. Whoever has
 * pressed a link waits for the other one: it is rendered in one go.
 */
export const renderInOneGo = (): void => forceFrameRate(MOVES_A_SECOND)

/** The move is over: what is rendered in the background leaves room for what the reader does. */
export const renderInSlices = (): void => forceFrameRate(0)
