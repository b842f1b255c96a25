import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { hydrateAfter } from '../field/story-helpers.tsx'
import { Inline } from '../inline/index.ts'
import { Avatar } from './index.ts'

/** A drawn face, half of it transparent. */
const drawn = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><circle cx="48" cy="36" r="20" fill="#7a5c3e"/><path d="M8 96a40 40 0 0 1 80 0z" fill="#7c1326"/></svg>',
)}`
const broken = 'data:image/png;base64,AAAA'

const meta = {
  title: 'Content/Avatar',
  component: Avatar,
  tags: ['!autodocs'],
  args: { name: 'Ramesh Shetty' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

const picture = (canvasElement: HTMLElement) => canvasElement.querySelector('img')

/** "a coloured circle with initials (or first letter of each word of the name) when the image is missing" */
export const Initials: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('RS')).toBeVisible()
    await expect(picture(canvasElement)).toBeNull()
  },
}

/** A loaded picture hides the letters, even behind its transparent parts. */
export const Picture: Story = {
  args: { image: drawn, title: 'Ramesh Shetty' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.queryByText('RS')).toBeNull())
    await expect(picture(canvasElement)?.naturalWidth).toBe(96)
    await expect(canvas.getByRole('img', { name: 'Ramesh Shetty' })).toBeVisible()
  },
}

/** "… or fails" */
export const FailingPicture: Story = {
  args: { image: broken },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(picture(canvasElement)).toBeNull())
    await expect(canvas.getByText('RS')).toBeVisible()
  },
}

/** A picture that failed before hydration does not fire `error` again. */
export const FailedBeforeHydration: Story = {
  tags: ['!dev'],
  render: () => <div data-testid="page" />,
  play: async ({ canvas, args }) => {
    const page = canvas.getByTestId('page')
    const complaints = await hydrateAfter(page, <Avatar {...args} image={broken} />, async () => {
      await waitFor(() => expect(picture(page)?.complete).toBe(true))
      await expect(canvas.getByText('RS')).toBeVisible()
    })
    await expect(complaints).toEqual([])
    await waitFor(() => expect(picture(page)).toBeNull())
    await expect(canvas.getByText('RS')).toBeVisible()
  },
}

/** A picture that loaded before hydration. */
export const ArrivedBeforeHydration: Story = {
  tags: ['!dev'],
  render: () => <div data-testid="page" />,
  play: async ({ canvas, args }) => {
    const page = canvas.getByTestId('page')
    const complaints = await hydrateAfter(page, <Avatar {...args} image={drawn} />, async () => {
      await waitFor(() => expect(picture(page)?.naturalWidth).toBe(96))
      // It covers the letters, which are still there.
      const { left, top, width } = picture(page)!.getBoundingClientRect()
      const circle = picture(page)!.parentElement!
      const box = circle.getBoundingClientRect()
      await expect([left, top, width]).toEqual([
        box.left + circle.clientLeft,
        box.top + circle.clientTop,
        circle.clientWidth,
      ])
    })
    await expect(complaints).toEqual([])
    await waitFor(() => expect(canvas.queryByText('RS')).toBeNull())
  },
}

/** Named colours in three sizes. */
export const TonesAndSizes: Story = {
  render: (args) => (
    <Inline gap="md">
      <Avatar {...args} size="small" />
      <Avatar {...args} tone="green" name="Meera Narayanan" />
      <Avatar {...args} tone="red" name="Arvind Kamath" size="large" />
      <Avatar {...args} tone="ink" name="A. P. J. Abdul Kalam" size="large" />
      <Avatar {...args} image={drawn} size="large" />
    </Inline>
  ),
}

/** A letter of an Indian script includes its vowel signs and joined consonants. */
export const Hindi: Story = {
  render: (args) => (
    <div lang="hi">
      <Inline gap="md">
        <Avatar {...args} name="क्षितिज श्रीवास्तव" />
        <Avatar {...args} name="नरेन्द्र मोदी" tone="green" size="large" />
      </Inline>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('क्षिश्री')).toBeVisible()
    await expect(canvas.getByText('नमो')).toBeVisible()
  },
}

/** Do: next to the name it is decorative. */
export const BesideTheName: Story = {
  render: (args) => (
    <Inline>
      <Avatar {...args} />
      <span>Ramesh Shetty</span>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

/** Do not: with a title next to the name, the name is read twice. */
export const DoNotNameTwice: Story = { ...BesideTheName, args: { title: 'Ramesh Shetty' }, play: undefined }
