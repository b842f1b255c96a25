import { describe, expect, it } from 'vitest'
import { initialsOf, lettersOf } from './initials.ts'

const initials = (name: string) => initialsOf(name).join('')

describe('"first letter of each word of the name"', () => {
  it.each([
    ['Ramesh S.', 'RS'],
    ['Kavita Deshpande', 'KD'],
    ['  meera   narayanan\t', 'MN'],
    ['A. P. J. Abdul Kalam', 'APJ'],
    ['(Retd.) Col. Rao', 'RCR'],
    ['3M India', '3I'],
    ['Élodie Ångström', 'ÉÅ'],
    ['E\u0301lodie', 'E\u0301'],
    ['', ''],
    ['— …', ''],
  ])('of %j: %j', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })

  it('a letter of an Indian script includes its vowel signs and joined consonants', () => {
    expect(initialsOf('नरेन्द्र मोदी')).toEqual(['न', 'मो'])
    expect(initialsOf('क्षितिज शर्मा')).toEqual(['क्षि', 'श'])
    expect(initialsOf('श्रीमती ज़्योति')).toEqual(['श्री', 'ज़्यो'])
    expect(initialsOf('ಶ್ರೀನಿವಾಸ ರಾವ್')).toEqual(['ಶ್ರೀ', 'ರಾ'])
    // Tamil writes the virama instead of joining.
    expect(initialsOf('க்ருஷ்ணா')).toEqual(['க்'])
  })

  it('no letter is split', () => {
    // A letter outside the Basic Multilingual Plane, as a surrogate pair.
    expect(initialsOf('𑀅𑀲𑁄𑀓')).toEqual(['𑀅'])
    expect(lettersOf('क्‌ष')).toHaveLength(2)
  })
})
