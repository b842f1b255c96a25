/** In the URL of a first read, in place of the id of the client that the portal shows. */
export const CHOSEN_CLIENT = '_client_'
