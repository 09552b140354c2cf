/** Whether the page registers its service worker, which keeps the emergency pages offline: built pages do, the development server does not. */
declare const HAS_OFFLINE: boolean;
