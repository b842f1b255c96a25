import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['', ''],
  ['lotus pond', 'Too short: 2 more characters.'],
  ['lotus ponds', 'Too short: 1 more character.'],
  ['lotus ponds!', 'Long enough. A few more words make it stronger.'],
  ['abababababababab', 'Easy to guess: use more different characters.'],
  ['lotus ponds bloom', 'Good.'],
  ['lotus ponds bloom at dawn', 'Strong.'],
  ['a lotus '.repeat(26), 'Too long: at most 200 characters.'],
])('%j: %s', (password, words) => expect(passwordStrength(password)).toBe(words))
