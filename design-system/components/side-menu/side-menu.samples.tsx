import { FeedbackButton } from '../feedback-button/index.ts'
import type { SideMenuEntry } from './index.ts'

export const threeEntries: readonly SideMenuEntry[] = [
  { label: 'Client Login', href: '/auth', description: 'Sign in to your papers and tasks' },
  {
    label: 'Virtual Assistant',
    href: '/virtual-assistant-info',
    badge: 'NEW',
    description: 'What the assistant can and cannot do',
  },
  { label: 'Schedule Meeting', href: '/schedule-meeting', description: 'A free talk of 30 minutes' },
]

export const hindiEntries: readonly SideMenuEntry[] = [
  { label: 'ग्राहक प्रवेश', href: '/auth', description: 'अपने काग़ज़ात और काम देखें' },
  {
    label: 'आभासी सहायक',
    href: '/virtual-assistant-info',
    badge: 'नया',
    description: 'सहायक क्या कर सकता है और क्या नहीं',
  },
  { label: 'बैठक तय करें', href: '/schedule-meeting', description: '30 मिनट की निःशुल्क बातचीत' },
]

/** A page as wide as its gutters allow, with the other floating elements. */
export const SamplePage = ({ isLong = true }: { isLong?: boolean }) => (
  <>
    <main
      style={{
        maxInlineSize: '74rem',
        marginInline: 'auto',
        padding: '1.5rem',
        ...(isLong && { minBlockSize: '150vh' }),
      }}
    >
      <p>
        Tax, GST, payroll and company compliance for small and medium businesses across 28 states, handled by
        people who answer within 24 hours. <a href="#contact">A link of the page</a>
      </p>
    </main>
    <FeedbackButton onPress={() => {}} />
  </>
)
