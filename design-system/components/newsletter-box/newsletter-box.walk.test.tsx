import '../../tokens/reset.css.ts'
import { page } from 'vitest/browser'
import { walk } from '../../workbench/walk.tsx'
import { NewsletterBox } from './index.ts'
import { newsletterBoxStates } from './newsletter-box.states.ts'

const { words } = newsletterBoxStates

walk({
  states: newsletterBoxStates,
  mount: () => ({
    element: (
      <NewsletterBox
        title="Dates before they are due"
        label={words('label')}
        submit="Subscribe"
        askForEmail={words('askForEmail')}
        thanks={words('thanks')}
      />
    ),
  }),
  steps: {
    submitted: async ({ device, press, tabTo, keys }, event) => {
      const { email } = event as { type: string; email: string }
      const field = page.getByRole('textbox', { name: words('label') })
      if (email !== '') {
        await (device === 'pointer' ? press(field) : tabTo(field))
        await keys(email)
      }
      await press(page.getByRole('button', { name: 'Subscribe' }))
    },
  },
})
