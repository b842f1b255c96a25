import { describe, expect, test } from 'vitest'
import { tokenize } from './tokenize.ts'

describe('tokenize', () => {
  test.each([
    ['Résumé', ['resume']],
    ['₹1.5 crore', ['1', '5', '15', 'crore']],
    ['GSTR-3B, filed', ['gstr', '3b', 'gstr3b', 'filed']],
    ['ಜಿಎಸ್ಟಿ जीएसटी', tokenize('ಜಿಎಸ್ಟಿ जीएसटी')],
    ['“— …”', []],
  ])('%s', (text, words) => expect(tokenize(text)).toEqual(words))
})
