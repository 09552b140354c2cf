import { describeIntegrationTests } from './describe-files';

describeIntegrationTests((path) => !/^services\/(catalog|crawler|gateway)\//.test(path));
