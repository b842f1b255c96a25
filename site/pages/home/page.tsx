import { firm } from '../../content/firm.ts'
import { About } from './about.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Contact } from './contact.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { belowFold } from './home.css.ts'
import { Services } from './services.tsx'
import { Island } from '../../islands/island.tsx'
import Testimonials from './testimonials.island.tsx'

/** Home: hero, features, services, call to action, about, testimonials, contact. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <div className={belowFold.features}>
        <Features />
      </div>
      <div className={belowFold.services}>
        <Services />
      </div>
      <div className={belowFold.callToAction}>
        <CallToAction />
      </div>
      <div className={belowFold.about}>
        <About />
      </div>
      {firm.publicity.testimonials && (
        <Island of={Testimonials} when="visible" className={belowFold.testimonials} />
      )}
      <div className={belowFold.contact}>
        <Contact />
      </div>
    </>
  )
}
