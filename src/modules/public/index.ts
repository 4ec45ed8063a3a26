import type { Module } from '../../platform/module.ts'
import { badgeApiRoutes, badgePageRoutes } from './badge/badge-page-routes.ts'
import { formApiRoutes } from './forms/form-api-routes.ts'
import { formPageRoutes } from './forms/form-page-routes.ts'
import { formScriptRoutes } from './forms/form-script-routes.ts'
import { homeRoutes, unknownPages } from './home/home-routes.ts'
import { linkRoutes } from './links/link-routes.ts'
import { eventPictureRoutes } from './marketplace/event-picture-routes.ts'
import { marketplaceApiRoutes } from './marketplace/marketplace-api-routes.ts'
import { marketplacePageRoutes } from './marketplace/marketplace-page-routes.ts'
import { sitemapRoutes } from './marketplace/sitemap-routes.ts'
import { eventCalendarRoutes } from './registration/event-calendar-routes.ts'
import { eventPageRoutes } from './registration/event-page-routes.ts'
import { personalPageRoutes } from './registration/personal-page-routes.ts'
import { registrationApiRoutes } from './registration/registration-api-routes.ts'
import { surveyPageRoutes } from './survey/survey-page-routes.ts'
import { ticketPageRoutes } from './ticket/ticket-page-routes.ts'
import { unsubscribePageRoutes } from './unsubscribe/unsubscribe-page-routes.ts'
import { certificatePageRoutes } from './verification/certificate-page-routes.ts'
import { publicApiRoutes } from './verification/public-api-routes.ts'
import { publicPageRoutes } from './verification/public-page-routes.ts'

/** What anyone may see. */
export const publicPages: Module = {
  name: 'public',
  floor: 'entrypoints',
  routes: (services) => async (app) => {
    await app.register(publicApiRoutes(services))
    await app.register(registrationApiRoutes(services))
    await app.register(badgeApiRoutes(services))
    await app.register(formApiRoutes(services))
    await app.register(marketplaceApiRoutes(services))
  },
  unknown: unknownPages,
  pages: (services) => async (app) => {
    await app.register(homeRoutes(services))
    await app.register(publicPageRoutes(services))
    await app.register(certificatePageRoutes(services))
    await app.register(ticketPageRoutes(services))
    await app.register(badgePageRoutes(services))
    await app.register(eventCalendarRoutes(services))
    await app.register(eventPageRoutes(services))
    await app.register(personalPageRoutes(services))
    await app.register(unsubscribePageRoutes(services))
    await app.register(linkRoutes(services))
    await app.register(surveyPageRoutes(services))
    await app.register(formPageRoutes(services))
    await app.register(formScriptRoutes)
    await app.register(marketplacePageRoutes(services))
    await app.register(eventPictureRoutes(services))
    await app.register(sitemapRoutes(services))
  },
}
