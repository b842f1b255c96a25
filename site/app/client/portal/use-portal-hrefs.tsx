import { createContext, useContext, type ReactNode } from 'react'
import { inPortal, type PortalHrefs } from './portal-hrefs.ts'

const PortalHrefsContext = createContext(inPortal)

/** Leads the links of the portal's parts elsewhere. */
export const PortalHrefsProvider = ({ hrefs, children }: { hrefs: PortalHrefs; children: ReactNode }) => (
  <PortalHrefsContext value={hrefs}>{children}</PortalHrefsContext>
)

/** URLs of the portal's screens, from where the component is. */
export const usePortalHrefs = (): PortalHrefs => useContext(PortalHrefsContext)
