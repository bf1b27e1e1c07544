import { createRoot } from 'react-dom/client';
import {
  Admin,
  BooleanField,
  Datagrid,
  type DataProvider,
  Edit,
  EditButton,
  EmailField,
  FunctionField,
  List,
  NumberInput,
  required,
  Resource,
  SelectInput,
  SimpleForm,
  TextField,
  TextInput,
} from 'react-admin';
import { BrowserRouter } from 'react-router-dom';
import { golfclubs, type Member, membersOf, memberWithId, saveMember } from './members';

const notThere = () => Promise.reject(new Error('Nobody asks for this here'));

const dataProvider = {
  async getList(resource, { pagination = { page: 1, perPage: 25 }, sort, filter }) {
    if (resource === 'golfclubs') return golfclubs();
    const { q = '' } = filter as { q?: string };
    const { field = 'surname', order = 'ASC' } = sort ?? {};
    const sorted = field === 'id' ? 'surname' : field.replace('golfclub.name', 'golfclub');
    const prefix = order === 'DESC' ? '-' : '';
    return membersOf({ page: pagination.page - 1, pageSize: pagination.perPage, sort: prefix + sorted, q });
  },
  getOne: async (_resource, { id }) => ({ data: await memberWithId(String(id)) }),
  update: async (_resource, { id, data }) => ({ data: await saveMember(String(id), data as Partial<Member>) }),
  getMany: notThere,
  getManyReference: notThere,
  create: notThere,
  updateMany: notThere,
  delete: notThere,
  deleteMany: notThere,
} as DataProvider;

const genders = ['man', 'woman'].map((id) => ({ id, name: id }));
const search = [<TextInput key="q" source="q" label="Search" alwaysOn resettable />];

const Users = () => (
  <List filters={search} perPage={25} sort={{ field: 'surname', order: 'ASC' }} exporter={false}>
    <Datagrid rowClick={false} bulkActionButtons={false}>
      <TextField source="golfclub.name" label="Golfclub" />
      <TextField source="name" />
      <TextField source="surname" />
      <FunctionField<Member> source="roles" render={({ roles }) => roles.join(', ')} />
      <EmailField source="email" label="E-Mail" />
      <FunctionField<Member>
        label="Approved"
        render={({ roles }) => <BooleanField record={{ approved: !roles.includes('UNAPPROVED') }} source="approved" />}
      />
      <EditButton />
    </Datagrid>
  </List>
);

const UserEdit = () => (
  <Edit mutationMode="pessimistic">
    <SimpleForm>
      <TextInput source="name" validate={required()} />
      <TextInput source="surname" validate={required()} />
      <TextInput source="email" validate={required()} />
      <TextInput source="username" disabled />
      <TextInput source="golfclub.name" disabled />
      <TextInput source="dateOfBirth" />
      <SelectInput source="gender" choices={genders} />
      <NumberInput source="handicap" step={0.1} />
      <TextInput source="phone" />
      <TextInput source="mobile" />
    </SimpleForm>
  </Edit>
);

const Golfclubs = () => (
  <List pagination={false} exporter={false}>
    <Datagrid rowClick={false} bulkActionButtons={false}>
      <TextField source="name" />
      <TextField source="postalcode" />
      <TextField source="city" />
      <TextField source="country" />
    </Datagrid>
  </List>
);

createRoot(document.getElementById('root') as HTMLElement).render(
  <BrowserRouter>
    <Admin dataProvider={dataProvider} disableTelemetry>
      <Resource name="users" list={Users} edit={UserEdit} />
      <Resource name="golfclubs" list={Golfclubs} />
    </Admin>
  </BrowserRouter>,
);
