/** The user of a call whose endpoint requires one. */
export function signedIn<User>({ user }: { readonly user: User | null }): User {
  if (user === null) throw new Error('The endpoint does not require a user.')
  return user
}
