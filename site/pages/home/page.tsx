import { CallToAction } from './call-to-action.tsx'
import { Contact } from './contact.tsx'
import { Features } from './features.tsx'
import { Services } from './services.tsx'
export default function HomePage() {
  return (
    <>
      <Features />
      <Services />
      <CallToAction />
      <Contact />
    </>
  )
}
