import { expect, test } from 'vitest'
import { createSpelling } from './spelling.ts'

const spelling = createSpelling(
  ['return', 'registration', 'invoice', 'kiraya', 'office', 'रजिस्ट्रेशन', 'कंपनी'],
  (word) => word === 'offices',
)

test.each([
  ['GST retrun', 'GST return'],
  ['registartion', 'registration'],
  ['regestratoin', 'registration'],
  ['invioce kya hai', 'invoice kya hai'],
  ['kirayaa', 'kiraya'],
  ['profesional tax', 'professional tax'],
  ['रजिस्टेशन', 'रजिस्ट्रेशन'],
  ['कंपनि', 'कंपनी'],
  // The consonants alone, as in messages.
  ['rtrn', 'return'],
  ['nvc', 'nvc'],
  // Known in another form, too short, too far, another script.
  ['offices', 'offices'],
  ['retn', 'retn'],
  ['elephant', 'elephant'],
  ['रिटर्न', 'रिटर्न'],
  ['कपड़ा', 'कपड़ा'],
])('“%s” is read as “%s”', (typed, read) => {
  expect(spelling.correct(typed)).toBe(read)
})
