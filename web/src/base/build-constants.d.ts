/** Whether this build holds the living page of the design system, /test/ui: that of developers and tests does (UI_PAGE=1), the visitors' does not. */
declare const HAS_UI_PAGE: boolean;
