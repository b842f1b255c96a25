import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { firm } from '../../content/firm.ts'
import { pageParameters, soon, visit, signingIn } from '../../ui/story-helpers.tsx'
import { Application } from '../application.tsx'
import { divya } from '../sample-staff.ts'
import { dataExport } from '../data-export/words.ts'
import { dataWords as problems } from '../data/words.ts'
import { dataWords as words } from './data/words.ts'
import { addConfirmation, addPreparation, addRequest, type ErasuresMockState } from './sample-erasures.ts'
import { addHold } from './sample-documents.ts'
import { lengthenNames, removeEverything } from './sample-portal.ts'
import { asha, setAccess } from './sample-tasks.ts'

const meta = {
  title: 'Pages/Client data',
  component: Application,
  tags: ['!autodocs'],
  args: { path: '/client/data?client=rao-textiles', onLeave: fn() },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Application>
export default meta
type Story = StoryObj<typeof meta>

/** Signs a client in on the mocked API, and fills its state. */
const signedIn = signingIn<ErasuresMockState>(asha)

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const keptList = (canvas: Canvas) => canvas.findByRole('list', { name: words.kept.heading }, soon)

/** Matches a sentence whose days are elements of their own. */
const bdiOf = (text: string) => (_: string, element: Element | null) =>
  element?.tagName === 'BDI' && element.textContent === text

/** The button of the question; that of the screen has the same label. */
const submitOf = (canvas: Canvas) =>
  within(canvas.getByRole('alertdialog')).getByRole('button', { name: words.question.submit })

/** Papers of several years that the law has kept, and no request. */
export const Data: Story = {
  tags: ['dark', 'mobile', 'forced-colors'],
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: words.heading }, soon)).toBeVisible()
    const years = within(await keptList(canvas))
    await expect(years.getAllByRole('listitem').length).toBeGreaterThan(1)
    await expect(years.getAllByText(/CGST Act 2017|Income-tax Rules 2026/)[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: words.copy.download })).toBeVisible()
    await expect(canvas.getByRole('button', { name: words.erasure.ask })).toBeVisible()
  },
}

/** Nothing is stored that a law has kept. */
export const NothingKept: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(removeEverything),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.kept.none, undefined, soon)).toBeVisible()
  },
}

/** Before erasure is asked for: what it takes away, what stays, and who loses access. */
export const Question: Story = {
  tags: ['dark', 'mobile'],
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.erasure.ask }, soon))
    const title = words.question.title('Rao Textiles')
    const dialog = within(await canvas.findByRole('alertdialog', { name: title }, soon))
    await waitFor(() => expect(dialog.getByRole('button', { name: words.question.cancel })).toHaveFocus())
  },
}

/** Asked for: by when it is decided, and a way back. */
export const Requested: Story = {
  tags: ['dark', 'mobile'],
  beforeEach: signedIn(addRequest),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(bdiOf(words.erasure.requested('18 December 2026')), undefined, soon),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: words.erasure.withdraw })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: words.erasure.ask })).toBeNull()
  },
}

/** Under a legal hold: erasure can be asked for, and waits. Why it stands is not shown. */
export const Held: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(addHold),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.erasure.held.title, undefined, soon)).toBeVisible()
    await expect(canvas.getByText(/must keep them until it ends/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: firm.phone.display })).toHaveAttribute(
      'href',
      firm.phone.href,
    )
    await expect(canvas.getByRole('link', { name: firm.email })).toHaveAttribute(
      'href',
      `mailto:${firm.email}`,
    )
    await expect(canvas.queryByText(/Summons/)).toBeNull()
    await expect(canvas.getByRole('button', { name: words.erasure.ask })).toBeVisible()
  },
}

/** Checked by one of the staff: what follows, and still a way back. */
export const Prepared: Story = {
  tags: ['mobile', 'rtl'],
  beforeEach: signedIn(addPreparation),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        bdiOf(words.erasure.prepared('Imran Sheikh', '20 November 2026')),
        undefined,
        soon,
      ),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: words.erasure.withdraw })).toBeVisible()
  },
}

/** Carried out, as the staff sees it: the members have no access any more. */
export const Confirmed: Story = {
  beforeEach: signedIn(addConfirmation, divya),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(bdiOf(words.erasure.confirmed('23 November 2026')), undefined, soon),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: words.erasure.withdraw })).toBeNull()
  },
}

/** Asked for after the question, and withdrawn; the heading has the focus, because the button is gone. */
export const AskAndWithdraw: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(),
  play: async (context) => {
    await Question.play!(context)
    const { canvas } = context
    await userEvent.click(submitOf(canvas))
    await canvas.findByText(words.erasure.asked, undefined, soon)
    const heading = canvas.getByRole('heading', { name: words.erasure.heading })
    await waitFor(() => expect(heading).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: words.erasure.withdraw }))
    await canvas.findByText(words.erasure.withdrawn, undefined, soon)
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(canvas.getByRole('button', { name: words.erasure.ask })).toBeVisible()
  },
}

/** The request could not be stored: the reason in the question, which stays. */
export const NotRequested: Story = {
  tags: ['mobile'],
  beforeEach: signedIn(),
  play: async (context) => {
    await Question.play!(context)
    const { canvas, loaded } = context
    const { setScenario } = loaded.api as { setScenario: (name: 'failing') => void }
    setScenario('failing')
    await userEvent.click(submitOf(canvas))
    await expect(await canvas.findByText(words.question.failed, undefined, soon)).toBeVisible()
    await expect(canvas.getByRole('alertdialog')).toBeVisible()
  },
}

/** Another has withdrawn it meanwhile: the reason, and what to do. */
export const WithdrawnMeanwhile: Story = {
  beforeEach: signedIn(addRequest),
  play: async ({ canvas, loaded }) => {
    const button = await canvas.findByRole('button', { name: words.erasure.withdraw }, soon)
    const { state } = loaded.api as { state: ErasuresMockState }
    state.erasures.clear()
    await userEvent.click(button)
    await expect(await canvas.findByText(words.erasure.notWithdrawn, undefined, soon)).toBeVisible()
  },
}

/** Everything arrives as one zip, and the button has the focus. */
export const Copy: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    // The browser would save a file for each run.
    spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const button = await canvas.findByRole('button', { name: words.copy.download }, soon)
    await userEvent.click(button)
    await expect(await canvas.findByText(dataExport.saved, undefined, soon)).toBeVisible()
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** Limited access: neither a copy nor an erasure. */
export const Limited: Story = {
  beforeEach: signedIn((state) => setAccess(state, 'limited')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.copy.limited, undefined, soon)).toBeVisible()
    await expect(await canvas.findByText(words.erasure.limited, undefined, soon)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: words.erasure.ask })).toBeNull()
  },
}

/** Limited access, after another member has asked for erasure: its steps, and no way back. */
export const LimitedRequested: Story = {
  tags: ['!dev'],
  beforeEach: signedIn((state) => {
    setAccess(state, 'limited')
    addRequest(state)
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(bdiOf(words.erasure.requested('18 December 2026')), undefined, soon),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: words.erasure.withdraw })).toBeNull()
  },
}

/** Staff who may only read. */
export const OfStaff: Story = {
  tags: ['!dev'],
  beforeEach: signedIn(addRequest, divya),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.copy.readonly, undefined, soon)).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: words.erasure.heading }, soon)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: words.erasure.withdraw })).toBeNull()
  },
}

/** Long names in two scripts. */
export const LongName: Story = {
  tags: ['mobile'],
  beforeEach: signedIn((state) => {
    lengthenNames(state)
    addPreparation(state)
  }),
  play: async ({ canvas }) => {
    await expect(await keptList(canvas)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const LongNameNarrow: Story = {
  ...LongName,
  tags: [],
  globals: { viewport: { value: 'narrow' } },
}

/** Nothing has arrived yet. */
export const Loading: Story = { globals: { mock: 'slow' }, beforeEach: signedIn() }

/** Opens the screen in a scenario, once the dashboard before it has loaded. */
const openedIn =
  (scenario: 'failing' | 'offline'): NonNullable<Story['play']> =>
  async ({ canvas, loaded }) => {
    const link = await canvas.findByRole('link', { name: /^Download all data/ }, soon)
    const { setScenario } = loaded.api as { setScenario: (name: string) => void }
    setScenario(scenario)
    await userEvent.click(link)
    await expect(await canvas.findByText(words.kept.notLoaded, undefined, soon)).toBeVisible()
  }

/** Storage fails: the reason, and a retry. */
export const Failing: Story = {
  tags: ['dark', 'mobile'],
  args: { path: '/client/dashboard?client=rao-textiles' },
  beforeEach: signedIn(),
  play: async (context) => {
    await openedIn('failing')(context)
    await expect(context.canvas.getByRole('button', { name: problems.retry })).toBeVisible()
  },
}

/** Without a connection. */
export const Offline: Story = {
  args: { path: '/client/dashboard?client=rao-textiles' },
  beforeEach: signedIn(),
  play: openedIn('offline'),
}
