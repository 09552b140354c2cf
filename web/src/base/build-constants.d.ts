/** Whether this build holds the living page of the design system, /test/ui: that of developers and tests does (UI_PAGE=1), the visitors' does not. */
declare const HAS_UI_PAGE: boolean;
/** Whether this page keeps its emergency screens for days without network: built ones do, the development server does not. */
declare const HAS_OFFLINE: boolean;
