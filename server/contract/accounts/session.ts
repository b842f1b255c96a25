/**
 * Cookie that scripts can read, present while a user is signed in. It contains no secret: public pages request the user
 * only if it is set.
 */
export const signedInHint = 'signed_in'
