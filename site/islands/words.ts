/** What an island says where it fails. */
export const islandWords = {
  failed: 'This part of the page has stopped working.',
  reload: 'Load the page again',
} as const
