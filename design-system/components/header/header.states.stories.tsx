import type { Meta, StoryObj } from '@storybook/react-vite'
import { Header, type HeaderProps } from './index.ts'
import { headerMachine, type HeaderContext } from './header.machine.ts'
import { nineEntries, SampleLogo, SamplePage } from './header.samples.tsx'

type State = Parameters<typeof headerMachine.resolveState>[0]['value']
const rest = { bar: 'full', menu: 'closed', disclosure: 'closed' } as const
const frozen = (value: State, context: Partial<HeaderContext> = {}) =>
  headerMachine.resolveState({ value, context: { awaited: null, disclosed: null, ...context } })
const mobile = { viewport: { value: 'mobile' } }

const meta = {
  title: 'Navigation/Header/States',
  component: Header,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { logo: <SampleLogo />, entries: nineEntries, current: '/' },
  render: (args: HeaderProps) => (
    <>
      <Header {...args} />
      <SamplePage />
    </>
  ),
} satisfies Meta<typeof Header>
export default meta
type Story = StoryObj<typeof meta>

export const Prerendered: Story = { args: { snapshot: frozen('prerendered') } }
export const PrerenderedMobile: Story = { ...Prerendered, globals: mobile }
export const Live: Story = { args: { snapshot: frozen({ live: rest }) } }
export const BarCompact: Story = { args: { snapshot: frozen({ live: { ...rest, bar: 'compact' } }) } }
export const MenuClosed: Story = { ...Live, globals: mobile }
export const MenuOpen: Story = {
  globals: mobile,
  args: { snapshot: frozen({ live: { ...rest, menu: 'open' } }) },
}
export const MenuClosing: Story = {
  globals: mobile,
  args: { snapshot: frozen({ live: { ...rest, menu: 'closing' } }, { awaited: '/#contact' }) },
}
export const DisclosureOpen: Story = {
  args: { snapshot: frozen({ live: { ...rest, disclosure: 'open' } }, { disclosed: 'Services' }) },
}
export const DisclosureOpenInMenu: Story = {
  globals: mobile,
  args: {
    snapshot: frozen({ live: { ...rest, menu: 'open', disclosure: 'open' } }, { disclosed: 'Services' }),
  },
}
