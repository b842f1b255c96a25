import { serviceLinks } from '../../workbench/sample-links.ts'
import { accountBook } from '../brand-mark/brand-mark.samples.ts'
import { BrandMark } from '../brand-mark/index.ts'
import type { HeaderEntryData } from './header-entry.tsx'

/** Nine entries, one of them a list of six: the bar must fit them from 768 px up. */
export const nineEntries: readonly HeaderEntryData[] = [
  { label: 'Home', href: '/' },
  {
    label: 'Services',
    links: serviceLinks,
  },
  { label: 'About Us', href: '/#about' },
  { label: 'Testimonials', href: '/#testimonials' },
  { label: 'Quick Templates', href: '/business-templates', badge: 'NEW' },
  { label: 'Tools', href: '/tools' },
  { label: 'Blog', href: '/resources' },
  { label: 'Careers', href: '/careers' },
  { label: 'Contact Us', href: '/#contact' },
]

export const hindiEntries: readonly HeaderEntryData[] = [
  { label: 'मुखपृष्ठ', href: '/' },
  { label: 'सेवाएँ', links: [{ label: 'कर नियोजन और विवरणी दाखिल करना', href: '/services/tax-filing' }] },
  { label: 'हमारे बारे में', href: '/#about' },
  { label: 'ग्राहकों की राय', href: '/#testimonials' },
  { label: 'त्वरित नमूने', href: '/business-templates', badge: 'नया' },
  { label: 'उपकरण', href: '/tools' },
  { label: 'लेख', href: '/resources' },
  { label: 'नौकरियाँ', href: '/careers' },
  { label: 'संपर्क करें', href: '/#contact' },
]

export const SampleLogo = () => (
  <a
    href="/"
    style={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: '0.625rem',
      font: '720 1.25rem var(--font-heading)',
    }}
  >
    <BrandMark drawing={accountBook} />
    Ledger House
  </a>
)

/** A page long enough to scroll, with the target of an anchor in the navigation. */
export const SamplePage = () => (
  <main style={{ padding: '1.5rem', minBlockSize: '200vh' }}>
    <p>
      The page below the header. <a href="#contact">A link of the page</a>
    </p>
    <h2 id="contact" style={{ marginBlockStart: '120vh' }}>
      Contact
    </h2>
  </main>
)
