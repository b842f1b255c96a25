import { useId } from 'react'
import { describe, expect, test } from 'vitest'
import { Island } from '../../islands/island.tsx'
import { Slot } from '../../ui/slot/slot.tsx'
import { renderDocument, renderInPlace, renderSlotTemplate } from './render-document.tsx'

const Field = ({ label }: { label: string }) => {
  const id = useId()
  return (
    <label htmlFor={id}>
      {label} <input id={id} />
    </label>
  )
}
const files = () => ({ address: '/assets/field.js', needs: ['/assets/shared.js'] })
const attributeOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`${name}="([^"]*)"`, 'g'))].map(([, value]) => value)

describe('renderDocument', () => {
  test('an island is in the HTML, with the URLs of its code and its props', async () => {
    const html = await renderDocument(
      <Island of={Field} when="visible" id="field" className="wide" label="Name" />,
      files,
    )
    expect(html).toMatch(/^<div id="field" class="wide" data-when="visible"/)
    expect(attributeOf(html, 'data-island')).toEqual(['/assets/field.js'])
    expect(attributeOf(html, 'data-needs')).toEqual(['/assets/shared.js'])
    expect(attributeOf(html, 'data-props')).toEqual(['{&quot;label&quot;:&quot;Name&quot;}'])
    expect(html).toMatch(/<label for="[^"]+">Name<!-- --> <input id="[^"]+"/)
  })

  test('ids of two islands with the same component are unique: each has its prefix', async () => {
    const html = await renderDocument(
      <>
        <Island of={Field} when="idle" label="First" />
        <Island of={Field} when="idle" label="Last" />
      </>,
      files,
    )
    const ids = attributeOf(html, ' id')
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(2)
    for (const [at, prefix] of attributeOf(html, 'data-prefix').entries()) expect(ids[at]).toContain(prefix)
  })

  test('a `requested` island is not prerendered', async () => {
    const html = await renderDocument(<Island of={Field} when="requested" label="Name" />, files)
    expect(html).toMatch(/><\/div>$/)
  })

  test('a prop that is not serializable throws', async () => {
    const Button = ({ onPress }: { onPress: () => void }) => <button onClick={onPress}>Send</button>
    const rendering = renderDocument(<Island of={Button} when="load" onPress={() => {}} />, files)
    await expect(rendering).rejects.toThrow(
      /^The document does not render: .*"onPress" of an island is a function/,
    )
  })

  test('an error in an island throws with its name', async () => {
    const Broken = () => {
      throw new Error('No figures')
    }
    const rendering = renderDocument(<Island of={Broken} when="load" />, files)
    await expect(rendering).rejects.toThrow('Broken does not render: Error: No figures')
  })

  test('a slot is marked around the content of the build, by comments alone', async () => {
    const html = await renderDocument(
      <main>
        <Slot name="announcement" />
        <Slot name="service-image:gst-filing">
          <p>As built</p>
        </Slot>
      </main>,
      files,
    )
    expect(html).toBe(
      '<main><!--slot:announcement--><!--/slot-->' +
        '<!--slot:service-image:gst-filing--><p>As built</p><!--/slot--></main>',
    )
  })

  test('in stories and in the application a slot is the content of the build', async () => {
    const html = await renderInPlace(
      <Slot name="announcement">
        <p>As built</p>
      </Slot>,
      'story',
    )
    expect(html).toBe('<p>As built</p>')
  })

  test('the template of a slot has a placeholder for each value', async () => {
    const html = await renderSlotTemplate(
      { values: ['text', 'href'], default: ({ text, href }) => <a href={href}>{text}</a> },
      'notice.slot.tsx',
    )
    expect(html).toBe('<a href="{{href}}">{{text}}</a>')
  })

  test('without a renderer an island renders in place, without data attributes', async () => {
    const html = await renderInPlace(<Island of={Field} when="load" label="Name" />, 'story')
    expect(html).toContain('<label')
    expect(html).not.toContain('data-island')
  })
})
