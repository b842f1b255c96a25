import { useState, useSyncExternalStore } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { expectNothingOutside, hydrateAfter, Narrow } from '../field/story-helpers.tsx'
import { MessagesProvider } from '../messages/index.ts'
import { ThemeSwitch, type ThemeChoice, type ThemeSwitchProps } from './index.ts'

const meta = {
  title: 'Actions/Theme switch',
  component: ThemeSwitch,
  tags: ['!autodocs'],
  args: { value: 'system', onChange: fn() },
  render: function Render({ value, onChange }: ThemeSwitchProps) {
    const [theme, setTheme] = useState(value)
    const change = (next: ThemeChoice) => {
      setTheme(next)
      onChange(next)
    }
    return <ThemeSwitch value={theme} onChange={change} />
  },
} satisfies Meta<typeof ThemeSwitch>
export default meta
type Story = StoryObj<typeof meta>

/** Its parent owns the choice and applies the theme. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Theme' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked()
    await userEvent.click(canvas.getByText('Dark'))
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Light' })).toHaveFocus()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    await expect(args.onChange).toHaveBeenLastCalledWith('light')
    for (const option of canvas.getAllByRole('radio'))
      await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

/** The choice is not known yet, as in a prerendered page. Tab enters nevertheless. */
export const NotKnown: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'System' })).toHaveFocus()
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
  },
}

/** A stored choice is shown after hydration, without a mismatch and without calling `onChange`. */
export const KnownAfterHydration: Story = {
  render: () => <div data-testid="page" />,
  play: async ({ args, canvas }) => {
    function Owner() {
      const kept = useSyncExternalStore<ThemeChoice | null>(
        () => () => {},
        () => 'dark',
        () => null,
      )
      return <ThemeSwitch value={kept} onChange={args.onChange} />
    }
    const complaints = await hydrateAfter(canvas.getByTestId('page'), <Owner />, async () => {
      for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
    })
    await expect(complaints).toEqual([])
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** A choice made before hydration is not lost. */
export const ChosenBeforeHydration: Story = {
  render: () => <div data-testid="page" />,
  play: async ({ args, canvas }) => {
    function Owner() {
      const [theme, setTheme] = useState<ThemeChoice | null>(null)
      const change = (next: ThemeChoice) => {
        setTheme(next)
        args.onChange(next)
      }
      return <ThemeSwitch value={theme} onChange={change} />
    }
    const complaints = await hydrateAfter(canvas.getByTestId('page'), <Owner />, () =>
      userEvent.click(canvas.getByText('Dark')),
    )
    await expect(complaints).toEqual([])
    await expect(args.onChange).toHaveBeenCalledWith('dark')
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked()
  },
}

/** Options that do not fit in a row wrap. */
export const Hindi: Story = {
  args: { value: 'dark' },
  decorators: [
    (Story) => (
      <div lang="hi">
        <MessagesProvider
          value={{ themeSwitch: { theme: 'रंग', system: 'उपकरण के अनुसार', light: 'उजला', dark: 'गहरा' } }}
        >
          <Narrow>{Story()}</Narrow>
        </MessagesProvider>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expectNothingOutside(canvas.getByTestId('narrow'))
  },
}

export const RightToLeft: Story = { args: { value: 'light' }, globals: { direction: 'rtl' } }
