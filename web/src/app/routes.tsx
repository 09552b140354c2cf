// Every address of the product. Each screen is its own chunk and is fetched next to its words.
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { SIGN_IN_FAILED_PAGE } from '@app/contracts/http/gateway';
import type * as Directories from '@web/features/directory/directory-kinds';
import type * as Legal from '@web/features/legal/legal-kinds';
import type * as Organizations from '@web/features/organizations/organization-kinds';
import { loadNamespaces } from '@web/base/i18n/i18n';
import { FirstLoad } from './first-load';
import { Root } from './root';
import { RouteError } from './route-error';

/** A route whose code and locale namespaces load together, before the address changes. */
function screen(path: string, namespaces: readonly string[], load: () => Promise<ComponentType>): RouteObject {
  return {
    path,
    handle: namespaces,
    lazy: async () => {
      const [Component] = await Promise.all([load(), loadNamespaces(namespaces)]);
      return { Component };
    },
  };
}

/** The locale namespaces of a route that `screen` made. */
export const namespacesOf = ({ handle = [] }: RouteObject): readonly string[] => handle as readonly string[];

const DIRECTORY = ['directory', 'records', 'crawl'];
const ORGANIZATIONS = ['organizations', ...DIRECTORY];

/** A directory by ZIP: one page for all kinds, which come with its code. */
const directory = (path: string, kind: keyof typeof Directories): RouteObject =>
  screen(path, DIRECTORY, async () => {
    const [{ DirectoryPage }, kinds] = await Promise.all([
      import('@web/features/directory/directory-page'),
      import('@web/features/directory/directory-kinds'),
    ]);
    return () => <DirectoryPage kind={kinds[kind]} />;
  });

/** The hospitals or the medical groups: one page for both. */
const organizations = (path: string, kind: keyof typeof Organizations): RouteObject =>
  screen(path, ORGANIZATIONS, async () => {
    const [{ OrganizationPage }, kinds] = await Promise.all([
      import('@web/features/organizations/organization-page'),
      import('@web/features/organizations/organization-kinds'),
    ]);
    return () => <OrganizationPage kind={kinds[kind]} />;
  });

/** What the service worker keeps for days without network (web/offline.mjs lists the same modules and words). */
const emergencyScreens: RouteObject[] = [
  screen(
    '/emergency-preparedness',
    ['emergency'],
    async () => (await import('@web/features/emergency/preparedness-page')).PreparednessPage,
  ),
  screen(
    '/emergency-supplies',
    ['emergency'],
    async () => (await import('@web/features/emergency/supplies-page')).SuppliesPage,
  ),
  screen(
    '/emergency-contacts',
    ['emergency'],
    async () => (await import('@web/features/emergency/contacts-page')).ContactsPage,
  ),
];

/** What holds for this site: one page for the four of them. */
const legal = (path: string, kind: keyof typeof Legal): RouteObject =>
  screen(path, ['legal'], async () => {
    const [{ LegalPage }, kinds] = await Promise.all([
      import('@web/features/legal/legal-page'),
      import('@web/features/legal/legal-kinds'),
    ]);
    return () => <LegalPage kind={kinds[kind]} />;
  });

/** A screen for operators. */
const crawler = (path: string, load: () => Promise<ComponentType>): RouteObject =>
  screen(path, ['crawler', 'crawl', 'records'], load);

const screens: RouteObject[] = [
  screen('/', ['home'], async () => (await import('@web/features/home/home-page')).HomePage),
  screen(
    '/search',
    ['search', 'records', 'crawl', 'chat'],
    async () => (await import('@web/features/search/search-page')).SearchPage,
  ),
  screen(
    '/search-results',
    DIRECTORY,
    async () => (await import('@web/features/directory/search-results-page')).SearchResultsPage,
  ),
  directory('/doctors', 'DOCTORS'),
  directory('/pharmacies', 'PHARMACIES'),
  directory('/clinics', 'CLINICS'),
  directory('/senior-housing', 'SENIOR_HOUSING'),
  directory('/adult-day-care', 'ADULT_DAY_CARE'),
  directory('/assistants', 'ASSISTANTS'),
  ...['/insurance-companies', '/insurance-companies-redesigned'].map((path) =>
    screen(
      path,
      ['insurers', 'plans'],
      async () => (await import('@web/features/insurers/insurers-page')).InsurersPage,
    ),
  ),
  screen(
    '/insurance-search',
    ['plans'],
    async () => (await import('@web/features/insurance-search/insurance-search-page')).InsuranceSearchPage,
  ),
  screen(
    '/my-plan',
    ['my-plan', 'plans', 'comparison'],
    async () => (await import('@web/features/insurance-search/my-plan-page')).MyPlanPage,
  ),
  screen(
    '/my-medicines',
    ['medicines', 'plans', 'benefits'],
    async () => (await import('@web/features/medicines/my-medicines-page')).MyMedicinesPage,
  ),
  screen(
    '/eligibility',
    ['eligibility', 'benefits'],
    async () => (await import('@web/features/eligibility/eligibility-page')).EligibilityPage,
  ),
  screen(
    '/medicare',
    ['medicare', 'benefits', 'plans'],
    async () => (await import('@web/features/medicare/medicare-page')).MedicarePage,
  ),
  screen(
    '/medi-cal',
    ['medi-cal', 'benefits'],
    async () => (await import('@web/features/medi-cal/medi-cal-page')).MediCalPage,
  ),
  screen(
    '/covered-california',
    ['covered-california', 'benefits'],
    async () => (await import('@web/features/covered-california/covered-california-page')).CoveredCaliforniaPage,
  ),
  screen(
    '/insurance-plans',
    ['overview', 'benefits'],
    async () => (await import('@web/features/insurance-overview/insurance-plans-page')).InsurancePlansPage,
  ),
  screen(
    '/insurance-dashboard',
    ['overview', 'benefits', 'plans'],
    async () => (await import('@web/features/insurance-overview/insurance-dashboard-page')).InsuranceDashboardPage,
  ),
  screen(
    '/ai-analysis',
    ['analysis', 'years', 'plans', 'benefits'],
    async () => (await import('@web/features/analysis/analysis-page')).AnalysisPage,
  ),
  screen(
    '/plan-comparison',
    ['comparison', 'plans', 'benefits'],
    async () => (await import('@web/features/insurance-search/plan-comparison-page')).PlanComparisonPage,
  ),
  screen(
    '/benefits-comparison',
    ['coverage', 'benefits'],
    async () => (await import('@web/features/benefits-comparison/benefits-comparison-page')).BenefitsComparisonPage,
  ),
  screen(
    '/my-dates',
    ['dates', 'benefits'],
    async () => (await import('@web/features/my-dates/my-dates-page')).MyDatesPage,
  ),
  screen(
    '/korea',
    ['korea', 'faqs', 'dates', 'benefits'],
    async () => (await import('@web/features/korea/korea-page')).KoreaPage,
  ),
  screen(
    '/assistance-programs',
    ['programs', 'benefits'],
    async () => (await import('@web/features/assistance-programs/assistance-programs-page')).AssistanceProgramsPage,
  ),
  screen('/forms', ['forms', 'readytext'], async () => (await import('@web/features/forms/forms-page')).FormsPage),
  screen(
    '/contact',
    ['contact', 'readytext'],
    async () => (await import('@web/features/contact/contact-page')).ContactPage,
  ),
  screen('/faqs', ['faqs', 'chat'], async () => (await import('@web/features/faqs/faqs-page')).FaqsPage),
  screen('/letters', ['letters'], async () => (await import('@web/features/letters/letters-page')).LettersPage),
  screen('/glossary', ['glossary'], async () => (await import('@web/features/glossary/glossary-page')).GlossaryPage),
  legal('/privacy', 'PRIVACY'),
  legal('/terms', 'TERMS'),
  legal('/accessibility', 'ACCESSIBILITY'),
  legal('/disclaimer', 'DISCLAIMER'),
  organizations('/hospitals', 'HOSPITALS'),
  organizations('/medical-groups', 'MEDICAL_GROUPS'),
  screen(
    '/healthcare-organizations',
    ['organizations'],
    async () => (await import('@web/features/organizations/organizations-page')).OrganizationsPage,
  ),
  screen(
    '/health-news',
    ['news'],
    async () => (await import('@web/features/health-news/health-news-page')).HealthNewsPage,
  ),
  ...['/admin/crawler', '/admin/crawler/sources'].map((path) =>
    crawler(path, async () => (await import('@web/features/crawler/crawler-page')).CrawlerPage),
  ),
  crawler('/admin/crawler/runs', async () => (await import('@web/features/crawler/runs-page')).RunsPage),
  crawler('/admin/crawler/runs/:id', async () => (await import('@web/features/crawler/run-page')).RunPage),
  crawler(
    '/admin/crawler/conflicts',
    async () => (await import('@web/features/crawler/crawl-conflicts-page')).CrawlConflictsPage,
  ),
  crawler('/admin/answers', async () => (await import('@web/features/crawler/answer-counts-page')).AnswerCountsPage),
  screen(
    '/providers',
    ['finder', ...DIRECTORY],
    async () => (await import('@web/features/finder/finder-page')).FinderPage,
  ),
  ...emergencyScreens,
  screen(SIGN_IN_FAILED_PAGE, ['signin'], async () => (await import('./sign-in-failed-page')).SignInFailedPage),
  screen('/test', ['testpage'], async () => (await import('@web/features/testpage/test-page')).TestPage),
  screen('*', [], async () => (await import('./not-found-page')).NotFoundPage),
];

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    children: [{ ErrorBoundary: RouteError, HydrateFallback: FirstLoad, children: screens }],
  },
];
