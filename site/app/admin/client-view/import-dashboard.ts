/** Loads the screen of the portal that is open first. */
export const importDashboard = () =>
  import('./viewed-dashboard.tsx').then((module) => ({ default: module.ViewedDashboard }))
