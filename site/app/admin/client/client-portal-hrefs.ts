/** URLs by which the staff sees the screens of the portal for a client. */
import { portalHrefs, queryOf, type PortalHrefs } from '../../client/portal/portal-hrefs.ts'

/** On the screen on which the staff sees the portal as a client does. */
export const inClientView: PortalHrefs = portalHrefs(
  (screen, { client, ...query }) =>
    `/admin/client-view?${queryOf({ client, ...(screen !== 'dashboard' && { screen }), ...query })}`,
)

/** On the page of a client for the staff, which has its tasks and documents. */
export const inClientPage: PortalHrefs = portalHrefs(
  (screen, { client, ...query }) =>
    `/admin/client?${queryOf({ client, ...((screen === 'documents' || screen === 'tasks') && { tab: screen }), ...query })}`,
)
