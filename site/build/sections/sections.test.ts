import { describe, expect, test } from 'vitest'
import { sectionsOf } from './sections.ts'
import { splitSentences } from './sentences.ts'

const built = '2026-11-26'
const read = (body: string, path = '/tools/hra') =>
  sectionsOf(
    { path, html: `<html><body><header>Menu</header><main id="main">${body}</main></body></html>` },
    built,
  )

describe('the sections of a document', () => {
  test('are the texts under each heading, with its id and the headings above it', () => {
    expect(
      read(
        '<h1 tabindex="-1">HRA &amp; rent</h1><p>The lead of it. Its second sentence.</p>' +
          '<section><h2 id="limits">Three limits</h2><p>The least of three.</p><h3 id="in-cities">Cities</h3><ul><li>Pune</li><li>Mumbai</li></ul></section>',
      ),
    ).toEqual([
      {
        path: '/tools/hra',
        anchor: '',
        kind: 'tool',
        title: 'HRA & rent',
        headings: [],
        asOf: built,
        texts: ['The lead of it.', 'Its second sentence.'],
      },
      {
        path: '/tools/hra',
        anchor: 'limits',
        kind: 'tool',
        title: 'HRA & rent',
        headings: ['Three limits'],
        asOf: built,
        texts: ['The least of three.'],
      },
      {
        path: '/tools/hra',
        anchor: 'in-cities',
        kind: 'tool',
        title: 'HRA & rent',
        headings: ['Three limits', 'Cities'],
        asOf: built,
        texts: ['Pune', 'Mumbai'],
      },
    ])
  })

  test('have the id of what is around a heading without its own, never one that React made', () => {
    const anchors = read(
      '<h1>A</h1><section id="about" aria-labelledby="about-heading"><h2 id="about-heading">About</h2><p>One.</p><h3>Story</h3><p>Two.</p></section><h2 id="_R_1_">Made</h2><p>Three.</p>',
    ).map(({ headings, anchor }) => [headings.at(-1), anchor])
    expect(anchors).toEqual([
      ['About', 'about'],
      ['Story', 'about'],
      ['Made', ''],
    ])
  })

  test('have each row of a table as a text, with the headings of its columns', () => {
    const [section] = read(
      '<h1>A</h1><table><thead><tr><th scope="col">Return</th><th scope="col">A day</th><th scope="col">At most</th></tr></thead>' +
        '<tbody><tr><th scope="row">GSTR-3B</th><td>₹50</td><td>₹2,000</td></tr><tr><th scope="row">Nil</th><td>₹20</td><td></td></tr></tbody></table>' +
        '<dl><dt>Phone</dt><dd>+91 80</dd></dl>',
    )
    expect(section!.texts).toEqual([
      'GSTR-3B – A day: ₹50; At most: ₹2,000',
      'Nil – A day: ₹20',
      'Phone: +91 80',
    ])
  })

  test.each([
    ['<span>Audit</span><span>30 days</span>', 'Audit, 30 days'],
    ['<span>Audit</span> <span>30 days</span>', 'Audit 30 days'],
    ['<span>Audit:</span><span>30 days</span>', 'Audit:30 days'],
    ['<span>Audit</span><span> in 30 days</span>', 'Audit in 30 days'],
    ['Sec<b>tion</b> 5<sup>a</sup>', 'Section 5a'],
    ['<strong>Audit.</strong><div>30 days</div>', 'Audit. 30 days'],
    ['<strong>Audit</strong><div>30 days</div>in all', 'Audit, 30 days in all'],
  ])('have the parts of a line with a comma between them, and a word whole: %s', (item, text) => {
    expect(read(`<h1>A</h1><ul><li>${item}</li></ul>`)[0]!.texts).toEqual([text])
  })

  test('have a question and its answer as a section of their own', () => {
    const texts = read(
      '<h1>A</h1><h2 id="questions">Questions</h2><details><summary><span>Can I stop?</span></summary><p>Yes.</p></details><p>After.</p>',
    ).map(({ anchor, headings, texts }) => [anchor, headings.join(' > '), texts.join(' ')])
    expect(texts).toEqual([
      ['questions', 'Questions', 'After.'],
      ['questions', 'Questions > Can I stop?', 'Yes.'],
    ])
  })

  test('leave out controls, navigation, the example of a tool, and dates that pass', () => {
    const [section, ...others] = read(
      '<h1>A</h1><nav><p>Related</p></nav><form><label>Amount</label></form><div id="tool"><p>₹1,269.18</p></div>' +
        '<ol><li data-last-day="2026-12-11">11 Dec GSTR-1</li></ol><div aria-hidden="true">Drawn</div><p>Kept.</p><ul><li><a href="/x">Elsewhere</a></li></ul>',
    )
    expect(section!.texts).toEqual(['Kept.'])
    expect(others).toEqual([])
  })

  test('with a last day have it, without what is shown after it', () => {
    const found = read(
      '<div data-last-day="2026-12-31"><h1>Clerk</h1><p data-after-last-day="">Closed.</p><h2 id="pay">Pay</h2><p>₹20,000 a month.</p></div>',
    )
    expect(found.map(({ anchor, texts, until }) => [anchor, texts, until])).toEqual([
      ['pay', ['₹20,000 a month.'], '2026-12-31'],
    ])
  })

  test.each([
    ['<p>Every figure was checked on 21 November 2026 or later.</p>', '2026-11-21'],
    [
      '<dl><dt>Published</dt><dd><time>7 September 2026</time></dd><dt>Last changed</dt><dd><time>4 November 2026</time></dd></dl>',
      '2026-11-04',
    ],
    ['<p>As of<!-- --> <time>1 October 2026</time></p>', '2026-10-01'],
    ['<p>Nothing about its age.</p>', built],
  ])('are as of the day that the page states: %s', (body, day) => {
    expect(read(`<h1>A</h1>${body}`)[0]!.asOf).toBe(day)
  })

  test('sentences end where the next begins, not at an abbreviation or a decimal point', () => {
    expect(splitSentences('It is 0.5% by s.47(1). The law (No. 5 of 2017) says so. ₹50 a day.')).toEqual([
      'It is 0.5% by s.47(1).',
      'The law (No. 5 of 2017) says so.',
      '₹50 a day.',
    ])
  })
})
