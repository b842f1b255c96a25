import { describe, expect, it } from 'vitest'
import { readPageFiles, staticImports } from './page-files.ts'

const head = `<script src="/assets/theme-1.js"></script>
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/link-1.js">
<link rel="stylesheet" crossorigin href="/assets/index-1.css">
<link rel="preload" href="/assets/text.woff2" as="font" type="font/woff2" crossorigin />
<link rel="preload" href="/assets/photo.avif" as="image" />
<link rel="stylesheet" href="/assets/page-1.css" />
<link rel="modulepreload" href="/assets/page-1.js" />
<link rel="modulepreload" href="/assets/link-1.js" />`

const islands = `<div id="header" data-when="interaction" data-island="/assets/header-1.js" data-prefix="_R_1_"
data-needs="/assets/link-1.js /assets/header-1.css" data-props="{&quot;path&quot;:&quot;/&quot;}"><button>Menu</button></div>
<div data-when="visible" data-island="/assets/year-1.js" data-prefix="_R_2_"><span>2026</span></div>`

describe('readPageFiles', () => {
  it('finds each file once, by its type', () => {
    expect(readPageFiles(head)).toEqual({
      scripts: ['/assets/theme-1.js', '/assets/index-1.js', '/assets/link-1.js', '/assets/page-1.js'],
      entry: '/assets/index-1.js',
      islands: [],
      styles: ['/assets/index-1.css', '/assets/page-1.css'],
      fonts: ['/assets/text.woff2'],
      inlineScripts: 0,
    })
  })

  it('finds each island, with its trigger and the files that it needs', () => {
    expect(readPageFiles(head + islands)).toMatchObject({
      scripts: readPageFiles(head).scripts,
      islands: [
        {
          script: '/assets/header-1.js',
          needs: ['/assets/link-1.js', '/assets/header-1.css'],
          when: 'interaction',
        },
        { script: '/assets/year-1.js', needs: [], when: 'visible' },
      ],
    })
  })

  it.each([
    ['<script>start()</script>', 1],
    ['<script type="module">start()</script>', 1],
    ['<button type="button" onclick="go()">Go</button>', 1],
    ['<script type="application/ld+json">{}</script>', 0],
    ['<p>Press once=more</p><a href="/?on=1">on=1</a>', 0],
  ])('counts what a strict policy rejects: %s is %i', (html, count) => {
    expect(readPageFiles(head + html).inlineScripts).toBe(count)
  })
})

describe('staticImports', () => {
  it('finds static imports, not dynamic ones', () => {
    expect(
      staticImports(
        'import{a}from"./a.js";import"./b.js";export*from"./c.js";export{d}from"./d.js";const e=()=>import("./e.js");export{a,e}',
      ),
    ).toEqual(['./a.js', './b.js', './c.js', './d.js'])
  })
})
