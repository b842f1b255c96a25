import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Checkbox } from '../checkbox/index.ts'
import { RadioGroup } from '../radio-group/index.ts'
import { Rating } from '../rating/index.ts'
import { Select } from '../select/index.ts'
import { TextArea } from '../text-area/index.ts'
import { TextField } from '../text-field/index.ts'

const words = {
  label: 'The label',
  description: 'The description',
  errorMessage: 'The error',
  isRequired: true,
}
const options = [{ value: 'one', label: 'One' }]
const fields: Record<string, ReactNode> = {
  TextField: <TextField {...words} name="field" autoComplete="off" />,
  TextArea: <TextArea {...words} name="field" />,
  Select: <Select {...words} name="field" options={options} placeholder="Choose" />,
  Checkbox: <Checkbox {...words} name="field" />,
  RadioGroup: <RadioGroup {...words} name="field" options={options} />,
  Rating: <Rating {...words} name="field" labels={['Poor', 'Fair']} />,
}
const native = ['TextField', 'TextArea', 'Select', 'Checkbox']

const values = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '')

/** The text of the element with this id, without its tags. */
const textOf = (html: string, id: string) => {
  const [, tag, rest] = new RegExp(`<(\\w+)[^>]*\\sid="${id}"[^>]*>(.*)`, 's').exec(html) ?? []
  return rest?.slice(0, rest.indexOf(`</${tag}>`)).replaceAll(/<[^>]*>/g, '')
}

describe.each(Object.entries(fields))('%s, before any script', (name, field) => {
  const html = renderToString(field)

  it('has its form name', () => {
    expect(values(html, 'name')).toContain('field')
  })

  it('is labelled', () => {
    if (native.includes(name)) {
      const [, control, label] = /<label[^>]*\sfor="([^"]*)"[^>]*>(.*?)<\/label>/.exec(html) ?? []
      expect(label).toBe('The label')
      expect(html).toMatch(new RegExp(`<(?:input|textarea|select)[^>]*\\sid="${control}"`))
    } else {
      expect(textOf(html, values(html, 'aria-labelledby')[0]!)).toBe('The label')
    }
  })

  it('is described by its error, then its description', () => {
    const described = values(html, 'aria-describedby').map((ids) =>
      ids
        .split(' ')
        .map((id) => textOf(html, id))
        .filter((text) => text !== undefined),
    )
    expect(described).toContainEqual(['The error', 'The description'])
  })

  it('is required and invalid by ARIA only, so that the browser shows no message', () => {
    expect(values(html, 'aria-required')).toEqual(['true'])
    expect(values(html, 'aria-invalid')).toEqual(['true'])
    expect(html).not.toMatch(/\s(?:required|maxlength|pattern)=/i)
  })
})

it('native fields have no style attribute, which a strict style-src blocks', () => {
  for (const name of native) expect(values(renderToString(fields[name]), 'style')).toEqual([])
})
