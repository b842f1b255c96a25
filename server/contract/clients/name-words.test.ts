import { expect, test } from 'vitest'
import { hasWords, nameWords } from './name-words.ts'

test.each([
  ['Rao Textiles (India) Pvt. Ltd.', ['rao', 'textiles', 'india', 'pvt', 'ltd']],
  ['ＲＡＯ  &  Co', ['rao', 'co']],
  ['Café Nair-Nair', ['cafe', 'nair']],
  ['राव परिवार', ['राव', 'परिवार']],
  ['श्री क्षेत्रीय ट्रस्ट', ['श्री', 'क्षेत्रीय', 'ट्रस्ट']],
])('the words of %s', (name, words) => {
  expect(nameWords(name)).toEqual(words)
})

test.each([
  ['कपड़ा भंडार', 'कपडा'],
  ['कपडा भंडार', 'कपड़ा'],
  ['चाँद सिलाई', 'चांद'],
  ['क्\u200Dषेत्र', 'क्षे'],
  ['Rao Textiles', 'tex RAO'],
  ['आशा राव और साथी', 'रा आशा'],
])('%s is found by %s', (name, search) => {
  expect(hasWords(name, search)).toBe(true)
})

test.each([
  ['राव परिवार', 'व'],
  ['राव परिवार', 'वार'],
  ['Rao Textiles', 'ao'],
  ['Rao Textiles', 'rao silk'],
  ['Rao Textiles', '%'],
  ['Rao Textiles', ''],
])('%s is not found by %s', (name, search) => {
  expect(hasWords(name, search)).toBe(false)
})
