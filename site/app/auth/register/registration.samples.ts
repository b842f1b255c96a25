/** What is typed in the walks of the registration. */
export const registration = {
  fullName: 'Asha Rao',
  email: 'asha@example.in',
  username: 'asha',
  password: 'a lotus blooms at dawn',
}
