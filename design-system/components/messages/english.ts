import { barChartMessages } from '../bar-chart/bar-chart.messages.ts'
import { breadcrumbsMessages } from '../breadcrumbs/breadcrumbs.messages.ts'
import { calendarMessages } from '../calendar/calendar.messages.ts'
import { carouselMessages } from '../carousel/carousel.messages.ts'
import { comboBoxMessages } from '../combo-box/combo-box.messages.ts'
import { cookieBannerMessages } from '../cookie-banner/cookie-banner.messages.ts'
import { dateFieldMessages } from '../date-field/date-field.messages.ts'
import { datePickerMessages } from '../date-picker/date-picker.messages.ts'
import { dataTableMessages } from '../data-table/data-table.messages.ts'
import { dialogMessages } from '../dialog/dialog.messages.ts'
import { dropZoneMessages } from '../drop-zone/drop-zone.messages.ts'
import { feedbackButtonMessages } from '../feedback-button/feedback-button.messages.ts'
import { feedbackDialogMessages } from '../feedback-dialog/feedback-dialog.messages.ts'
import { fieldMessages } from '../field/field.messages.ts'
import { fileFieldMessages } from '../file-field/file-field.messages.ts'
import { footerMessages } from '../footer/footer.messages.ts'
import { headerMessages } from '../header/header.messages.ts'
import { passwordFieldMessages } from '../password-field/password-field.messages.ts'
import { popoverMessages } from '../popover/popover.messages.ts'
import { progressBarMessages } from '../progress-bar/progress-bar.messages.ts'
import { ratingMessages } from '../rating/rating.messages.ts'
import { sideMenuMessages } from '../side-menu/side-menu.messages.ts'
import { skipLinkMessages } from '../skip-link/skip-link.messages.ts'
import { stepsMessages } from '../steps/steps.messages.ts'
import { tagGroupMessages } from '../tag-group/tag-group.messages.ts'
import { testimonialCardMessages } from '../testimonial-card/testimonial-card.messages.ts'
import { themeSwitchMessages } from '../theme-switch/theme-switch.messages.ts'
import { toastMessages } from '../toast/toast.messages.ts'

/**
 * The default messages of all components, in English. A translation is an object of type {@link ComponentMessages},
 * passed to `MessagesProvider`. A page in English does not import it: each component has its own messages.
 */
export const english = {
  barChart: barChartMessages,
  breadcrumbs: breadcrumbsMessages,
  calendar: calendarMessages,
  carousel: carouselMessages,
  comboBox: comboBoxMessages,
  cookieBanner: cookieBannerMessages,
  dateField: dateFieldMessages,
  datePicker: datePickerMessages,
  dataTable: dataTableMessages,
  dialog: dialogMessages,
  dropZone: dropZoneMessages,
  feedbackButton: feedbackButtonMessages,
  feedbackDialog: feedbackDialogMessages,
  field: fieldMessages,
  fileField: fileFieldMessages,
  footer: footerMessages,
  header: headerMessages,
  passwordField: passwordFieldMessages,
  popover: popoverMessages,
  progressBar: progressBarMessages,
  rating: ratingMessages,
  sideMenu: sideMenuMessages,
  skipLink: skipLinkMessages,
  steps: stepsMessages,
  tagGroup: tagGroupMessages,
  testimonialCard: testimonialCardMessages,
  themeSwitch: themeSwitchMessages,
  toast: toastMessages,
}

/** The messages of all components in one language. A missing message is a type error. */
export type ComponentMessages = typeof english
