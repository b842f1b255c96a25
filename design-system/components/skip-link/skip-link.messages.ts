/** The skip link's own words. */
export const skipLinkMessages = { skip: 'Skip to main content' }
