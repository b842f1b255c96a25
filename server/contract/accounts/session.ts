/**
 * Cookie that a script may read, present while someone is signed in. It holds no secret: public pages ask
 * for the user only where it exists.
 */
export const signedInHint = 'signed_in'
