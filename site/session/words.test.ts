import { describe, expect, test } from 'vitest'
import { accountMessages } from './words.ts'

describe("the specification's own words", () => {
  test('Login successful, Welcome back, {name}!; Registration successful, Account created for {name} successfully.; Logged out successfully, You have been logged out of your account.', () => {
    expect(accountMessages.loggedIn('Lakshmi')).toEqual({
      title: 'Login successful',
      text: 'Welcome back, Lakshmi!',
    })
    expect(accountMessages.registered('Lakshmi')).toEqual({
      title: 'Registration successful',
      text: 'Account created for Lakshmi successfully.',
    })
    expect(accountMessages.loggedOut).toEqual({
      title: 'Logged out successfully',
      text: 'You have been logged out of your account.',
    })
  })

  test('Login failed, Logout failed; Registration unavailable; default: Registration is currently restricted. Please contact the provider for account creation.', () => {
    expect(accountMessages.loginFailed.title).toBe('Login failed')
    expect(accountMessages.logoutFailed.title).toBe('Logout failed')
    expect(accountMessages.registrationUnavailable).toEqual({
      title: 'Registration unavailable',
      text: 'Registration is currently restricted. Please contact the provider for account creation.',
    })
  })
})
