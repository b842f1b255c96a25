import { PublicLayout, type PublicLayoutProps } from './public-layout.tsx'
import { SiteFrame } from './site-frame.tsx'

/** The frame of every document. `document.ts` hydrates its `requested` islands. */
export function PageFrame(props: PublicLayoutProps) {
  return (
    <SiteFrame path={props.path}>
      <PublicLayout {...props} />
    </SiteFrame>
  )
}
