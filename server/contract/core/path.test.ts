import { describe, expect, test } from 'vitest'
import { fillPath, pathPattern, readPath } from './path.ts'

const path = '/api/things/:reference/file.ics'

describe('a path with parameters', () => {
  test('matches exactly one segment for each', () => {
    expect(
      [
        '/api/things/x/file.ics',
        '/api/things/%20/file.ics',
        '/api/things/x/file-ics',
        '/api/things//file.ics',
      ]
        .concat(['/api/things/x/y/file.ics', '/api/things/x/file.ics/', '/x/api/things/x/file.ics'])
        .filter((each) => pathPattern(path).test(each)),
    ).toEqual(['/api/things/x/file.ics', '/api/things/%20/file.ics'])
  })

  test('round-trips its values', () => {
    for (const values of [
      { reference: 'BK-1', key: 'a' },
      { reference: 'a/b?c#d&e=f g+h', key: 'लेखा &=?#+' },
    ]) {
      const filled = fillPath(path, values)
      expect(filled).toMatch(/^[!-~]+$/)
      expect(filled.split('?')).toHaveLength(2)
      expect({ ...readPath(path, filled) }).toEqual(values)
    }
    expect(fillPath(path, { reference: 'x', key: undefined })).toBe('/api/things/x/file.ics')
    expect(() => fillPath(path, { reference: '' })).toThrow(RangeError)
  })

  test('is read from any URL: the first of two values, path before query, invalid UTF-8 unchanged', () => {
    const read = (url: string) => ({ ...readPath(path, url) })
    expect(read('/api/things/x/file.ics?key=1&key=2&reference=y&=z&k')).toEqual({
      reference: 'x',
      key: '1',
      k: '',
    })
    expect(read('/api/things/%E0%A4/file.ics?key=%')).toEqual({ reference: '%E0%A4', key: '%' })
    expect(read('/api/things/x/file.ics?__proto__=1').key).toBeUndefined()
    // PostgreSQL rejects U+0000; the character in its place is in no stored value.
    expect(read('/api/things/x%00y/file.ics').reference).toBe('x\uFFFDy')
  })
})
