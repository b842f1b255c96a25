/**
 * The routes of the application: layout → guard → screen. A new screen is a folder with `screen.tsx` and `words.ts`, an
 * import and a route here, and its title, access and description in `screens.ts`.
 */
import { adminRoles } from '@anupalan/server/contract/core/access'
import { Route } from 'react-router-dom'
import { RequireAccess } from '../session/require-access.tsx'
import { RedirectSignedIn } from '../session/redirect-signed-in.tsx'
import { AdminRedirect } from './admin/redirect.tsx'
import { lazyModule } from './lazy-module.tsx'
import { dataScreen, screen } from './screen.tsx'

const AuthLayout = lazyModule(() => import('./layouts/auth-layout.tsx'))
const PortalLayout = lazyModule(() => import('./layouts/portal-layout.tsx'))
const AdminLayout = lazyModule(() => import('./layouts/admin-layout.tsx'))

const Auth = screen(() => import('./auth/screen.tsx'))
const Register = screen(() => import('./auth/register/screen.tsx'))
const Reset = screen(() => import('./auth/reset/screen.tsx'))
const Confirm = screen(() => import('./auth/confirm/screen.tsx'))
const Email = screen(() => import('./auth/email/screen.tsx'))
const Invitation = screen(() => import('./auth/invitation/screen.tsx'))
const Recovery = screen(() => import('./auth/recovery/screen.tsx'))
const Account = dataScreen(() => import('./auth/account/screen.tsx'))
const AdminLogin = screen(() => import('./admin/login/screen.tsx'))

const ClientDashboard = dataScreen(() => import('./client/dashboard/screen.tsx'))
const ClientDocuments = dataScreen(() => import('./client/documents/screen.tsx'))
const ClientTasks = dataScreen(() => import('./client/tasks/screen.tsx'))
const ClientData = dataScreen(() => import('./client/data/screen.tsx'))

const AdminDashboard = dataScreen(() => import('./admin/dashboard/screen.tsx'))
const AdminEnquiries = dataScreen(() => import('./admin/enquiries/screen.tsx'))
const AdminBookings = dataScreen(() => import('./admin/bookings/screen.tsx'))
const AdminApplications = dataScreen(() => import('./admin/applications/screen.tsx'))
const AdminClients = dataScreen(() => import('./admin/clients/screen.tsx'))
const AdminServiceImageGuide = dataScreen(() => import('./admin/service-image-guide/screen.tsx'))
const AdminClient = dataScreen(() => import('./admin/client/screen.tsx'))
const AdminClientView = dataScreen(() => import('./admin/client-view/screen.tsx'))
const AdminContent = dataScreen(() => import('./admin/content/screen.tsx'))
const AdminAudit = dataScreen(() => import('./admin/audit/screen.tsx'))
const AdminRetention = dataScreen(() => import('./admin/retention/screen.tsx'))
const AdminQuestions = dataScreen(() => import('./admin/questions/screen.tsx'))
const AdminHealth = dataScreen(() => import('./admin/health/screen.tsx'))
const AdminUsers = dataScreen(() => import('./admin/users/screen.tsx'))

const NotFound = screen(() => import('./not-found/screen.tsx'))

/** The children of the application's `Routes`. */
export const applicationRoutes = (
  <>
    <Route element={<AuthLayout />}>
      <Route element={<RedirectSignedIn who="signed-in" />}>
        <Route path="/auth" element={<Auth />} />
        <Route path="/auth/register" element={<Register />} />
      </Route>
      {/* Links in mails, which work for a signed-in user as well. */}
      <Route path="/auth/reset" element={<Reset />} />
      <Route path="/auth/confirm" element={<Confirm />} />
      <Route path="/auth/email" element={<Email />} />
      <Route path="/auth/invitation" element={<Invitation />} />
      <Route path="/auth/recovery" element={<Recovery />} />
      {/* Clients are not redirected: they may want to sign in as another user. */}
      <Route element={<RedirectSignedIn who={adminRoles} />}>
        <Route path="/admin/login" element={<AdminLogin />} />
      </Route>
      <Route element={<RequireAccess to="enrolling" signIn="/auth" />}>
        <Route path="/auth/account" element={<Account />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Route>

    <Route element={<PortalLayout />}>
      <Route element={<RequireAccess to="signed-in" signIn="/auth" />}>
        <Route path="/client/dashboard" element={<ClientDashboard />} />
        <Route path="/client/documents" element={<ClientDocuments />} />
        <Route path="/client/tasks" element={<ClientTasks />} />
        <Route path="/client/data" element={<ClientData />} />
      </Route>
    </Route>

    <Route element={<AdminLayout />}>
      <Route path="/admin" element={<AdminRedirect />} />
      <Route element={<RequireAccess to={adminRoles} signIn="/admin/login" />}>
        <Route path="/admin/dashboard" element={<AdminDashboard />} />
        <Route path="/admin/client" element={<AdminClient />} />
        <Route path="/admin/client-view" element={<AdminClientView />} />
        <Route path="/admin/enquiries" element={<AdminEnquiries />} />
        <Route path="/admin/bookings" element={<AdminBookings />} />
        <Route path="/admin/applications" element={<AdminApplications />} />
        <Route path="/admin/clients" element={<AdminClients />} />
        <Route path="/admin/content" element={<AdminContent />} />
        <Route path="/admin/questions" element={<AdminQuestions />} />
        <Route path="/admin/retention" element={<AdminRetention />} />
        <Route path="/admin/audit" element={<AdminAudit />} />
        <Route path="/admin/service-image-guide" element={<AdminServiceImageGuide />} />
      </Route>
      <Route element={<RequireAccess to={['super_admin', 'admin']} signIn="/admin/login" />}>
        <Route path="/admin/users" element={<AdminUsers />} />
      </Route>
      <Route element={<RequireAccess to={['super_admin']} signIn="/admin/login" />}>
        <Route path="/admin/health" element={<AdminHealth />} />
      </Route>
    </Route>
  </>
)
