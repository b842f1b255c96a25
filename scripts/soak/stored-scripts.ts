/** Texts that would run a script if one were written as markup, for the trials of stored script. */

/** In every string, so that it is found wherever it is written. */
export const mark = 'x5s'

/** Ways to run a script, and to leave the place in which a text is written. */
const scripts = [
  `<script>${mark}()</script>`,
  `<img src=${mark} onerror=${mark}()>`,
  `<svg onload=${mark}()>`,
  `<svg><script>${mark}()</script></svg>`,
  `<iframe srcdoc="&lt;script&gt;${mark}()&lt;/script&gt;"></iframe>`,
  `<a href="javascript:${mark}()">${mark}</a>`,
  `<details open ontoggle=${mark}()>`,
  `<body onpageshow=${mark}()>`,
  `<style>@import '//${mark}.example'</style>`,
  `<meta http-equiv=refresh content="0;url=//${mark}.example">`,
  `<base href="//${mark}.example/">`,
  `<form action="//${mark}.example"><input autofocus onfocus=${mark}()>`,
  `<math><mi xlink:href="javascript:${mark}()">`,
  `<object data="data:text/html,<script>${mark}()</script>">`,
  `<template><script>${mark}()</script></template>`,
  `<noscript><p title="</noscript><img src=${mark} onerror=${mark}()>">`,
  `<scr<script>ipt>${mark}()</script>`,
  `<${mark} style="background:url(//${mark}.example)">`,
  `<link rel=stylesheet href=//${mark}.example>`,
  `<video><source onerror=${mark}()></video>`,
]
const wrappings: readonly ((script: string) => string)[] = [
  (script) => script,
  (script) => `">${script}`,
  (script) => `'>${script}`,
  (script) => `</title></style></script></textarea>${script}`,
  (script) => `-->${script}<!--`,
  (script) => `]]>${script}`,
  (script) => `\\u003c${script}`,
  (script) => `{{${mark}}}\${${mark}}${script}`,
  (script) => `बैंक ${script} स्टेटमेंट`,
  (script) => script.toUpperCase().replaceAll(mark.toUpperCase(), mark),
]
/** Two hundred texts. */
export const strings = scripts.flatMap((script) => wrappings.map((wrap) => wrap(script)))
