import { describe, expect, test } from 'vitest'
import { foldOf, strictOf } from './fold.ts'
import { normalizeText } from './words.ts'

describe('one spelling of a word', () => {
  test.each([
    ['tarik', ['तारीख', 'tarikh', 'tareekh', 'taarikh']],
    ['jaruri', ['ज़रूरी', 'जरूरी', 'zaruri', 'zaroori', 'jaruri', 'jaroori']],
    ['kitna', ['कितना', 'kitna', 'kitnaa']],
    ['katna', ['कटना', 'katna']],
    ['mahina', ['महीना', 'mahina', 'maheena']],
    ['nuksan', ['नुकसान', 'नुक़सान', 'nuksan', 'nuksaan', 'nuqsaan']],
    ['kon', ['कौन', 'kaun', 'kon']],
    ['kampani', ['कंपनी', 'कम्पनी', 'kampani', 'kampanee']],
    ['pehla', ['पहला', 'pehla', 'pahla']],
    ['vyapar', ['व्यापार', 'vyapar', 'vyaapaar', 'wyapar']],
    ['26as', ['26as']],
  ])('%s', (fold, spellings) => {
    expect(spellings.map((spelling) => foldOf(normalizeText(spelling)))).toEqual(spellings.map(() => fold))
  })

  test('Latin “ch” is no “k”', () => {
    expect(foldOf('chal')).not.toBe(foldOf('call'))
  })

  test.each([
    ['काम', 'कम'],
    ['बारी', 'भरी'],
    ['कार', 'कर'],
    ['शाम', 'साम'],
  ])('%s and %s sound alike, and are not the same', (one, other) => {
    expect(foldOf(one)).toBe(foldOf(other))
    expect(strictOf(one)).not.toBe(strictOf(other))
  })

  test('words that differ in their vowels stay apart', () => {
    expect(foldOf('कितना')).not.toBe(foldOf('कटना'))
    expect(foldOf('लॉटरी')).not.toBe(foldOf('लेटर'))
  })
})
