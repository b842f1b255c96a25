/** Loads the part of a client's file that is open first. */
export const importOverview = () => import('./overview.tsx').then((module) => ({ default: module.Overview }))
