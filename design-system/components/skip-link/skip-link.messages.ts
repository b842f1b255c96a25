/** Messages of the skip link. */
export const skipLinkMessages = { skip: 'Skip to main content' }
