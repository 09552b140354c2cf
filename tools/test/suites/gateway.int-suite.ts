import { describeIntegrationTests } from './describe-files';

describeIntegrationTests((path) => path.startsWith('services/gateway/'));
