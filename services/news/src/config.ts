// The only reader of the environment in this service.
import { serviceAddress } from '@app/kit/service-address';
import type { ServiceAddress } from '@app/kit/service-address';

export const readConfig = (source: NodeJS.ProcessEnv = process.env): ServiceAddress => serviceAddress('news', source);
