import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type DataProvider, Refine, useForm, useMenu, useTable } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Navigate, NavLink, Outlet, Route, Routes } from 'react-router-dom';
import { type Golfclub, golfclubs, type Member, membersOf, memberWithId, saveMember } from './members';

const notThere = () => Promise.reject(new Error('Nobody asks for this here'));

const dataProvider = {
  async getList({ resource, pagination, sorters, filters }) {
    if (resource === 'golfclubs') return golfclubs();
    const [{ field, order } = { field: 'surname', order: 'asc' }] = sorters ?? [];
    const searched = filters?.find((filter) => 'field' in filter && filter.field === 'q');
    return membersOf({
      page: (pagination?.currentPage ?? 1) - 1,
      pageSize: pagination?.pageSize ?? 25,
      sort: (order === 'desc' ? '-' : '') + field,
      q: String(searched?.value ?? ''),
    });
  },
  getOne: async ({ id }) => ({ data: await memberWithId(String(id)) }),
  update: async ({ id, variables }) => ({ data: await saveMember(String(id), variables as Partial<Member>) }),
  create: notThere,
  deleteOne: notThere,
  getApiUrl: () => '/api',
} as unknown as DataProvider;

function Users() {
  const { result, tableQuery, currentPage, setCurrentPage, pageSize, setPageSize, sorters, setSorters, setFilters } =
    useTable<Member>({
      resource: 'users',
      pagination: { mode: 'server', pageSize: 25 },
      sorters: { mode: 'server', initial: [{ field: 'surname', order: 'asc' }] },
      filters: { mode: 'server' },
    });
  // Another list at each render would be another order to the grid, which begins on the first page then.
  const sortModel = useMemo(() => sorters.map(({ field, order }) => ({ field, sort: order })), [sorters]);
  const [edited, setEdited] = useState<string | null>(null);
  const columns = useMemo<GridColDef<Member>[]>(
    () => [
      { field: 'golfclub', headerName: 'Golfclub', flex: 1, valueGetter: (_value, { golfclub }) => golfclub.name },
      { field: 'name', headerName: 'Name', flex: 1 },
      { field: 'surname', headerName: 'Surname', flex: 1 },
      { field: 'roles', headerName: 'Roles', flex: 1, valueGetter: (_value, { roles }) => roles.join(', ') },
      {
        field: 'email',
        headerName: 'E-Mail',
        flex: 1,
        renderCell: ({ row: { email } }) => <Link href={`mailto:${email}`}>{email}</Link>,
      },
      {
        field: 'approved',
        headerName: 'Approved',
        renderCell: ({ row: { roles } }) => (roles.includes('UNAPPROVED') ? <CloseIcon /> : <CheckIcon />),
      },
      {
        field: 'actions',
        headerName: 'Actions',
        sortable: false,
        renderCell: ({ row: { id } }) => (
          <IconButton aria-label="Edit" onClick={() => setEdited(id)}>
            <EditIcon />
          </IconButton>
        ),
      },
    ],
    [],
  );
  return (
    <Stack spacing={2}>
      <Typography variant="h5">Users</Typography>
      <TextField
        type="search"
        label="Search"
        size="small"
        onChange={({ target }) => setFilters([{ field: 'q', operator: 'contains', value: target.value }], 'replace')}
      />
      <Box sx={{ height: 700 }}>
        <DataGrid
          rows={result.data}
          columns={columns}
          rowCount={result.total ?? 0}
          loading={tableQuery.isFetching}
          paginationMode="server"
          sortingMode="server"
          paginationModel={{ page: currentPage - 1, pageSize }}
          onPaginationModelChange={(model) => {
            // It begins on the first page again.
            if (model.pageSize !== pageSize) setPageSize(model.pageSize);
            setCurrentPage(model.page + 1);
          }}
          sortModel={sortModel}
          onSortModelChange={(model) => setSorters(model.map(({ field, sort }) => ({ field, order: sort ?? 'asc' })))}
          pageSizeOptions={[25, 50, 100]}
          disableRowSelectionOnClick
        />
      </Box>
      {edited !== null && <UserDialog id={edited} onClose={() => setEdited(null)} />}
    </Stack>
  );
}

const fields = ['name', 'surname', 'email', 'username', 'dateOfBirth', 'handicap', 'phone', 'mobile'] as const;

function UserDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { query, onFinish } = useForm<Member>({ resource: 'users', action: 'edit', id, redirect: false });
  const member = query?.data?.data;
  return (
    <Dialog open onClose={onClose} fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const { handicap, ...texts } = Object.fromEntries(new FormData(event.currentTarget));
          void onFinish({ ...texts, handicap: Number(handicap) } as Partial<Member>).then(onClose);
        }}
      >
        <DialogTitle>Edit user</DialogTitle>
        <DialogContent>
          {member && (
            <Stack spacing={2} sx={{ pt: 1 }}>
              {fields.map((field) => (
                <TextField key={field} name={field} label={field} defaultValue={member[field] ?? ''} size="small" />
              ))}
              <TextField select name="gender" label="gender" defaultValue={member.gender ?? ''} size="small">
                <MenuItem value="man">man</MenuItem>
                <MenuItem value="woman">woman</MenuItem>
              </TextField>
            </Stack>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Close</Button>
          <Button type="submit">Save</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const clubColumns: GridColDef<Golfclub>[] = ['name', 'postalcode', 'city', 'country'].map((field) => ({
  field,
  flex: 1,
}));

function Golfclubs() {
  const { result, tableQuery } = useTable<Golfclub>({ resource: 'golfclubs', pagination: { mode: 'off' } });
  return (
    <Stack spacing={2}>
      <Typography variant="h5">Golfclubs</Typography>
      <Box sx={{ height: 700 }}>
        <DataGrid rows={result.data} columns={clubColumns} loading={tableQuery.isFetching} />
      </Box>
    </Stack>
  );
}

function Layout() {
  const { menuItems } = useMenu();
  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer variant="permanent" sx={{ width: 200, '& .MuiDrawer-paper': { width: 200 } }}>
        <List component="nav">
          {menuItems.map(({ key, label, route = '/' }) => (
            <ListItemButton key={key} component={NavLink} to={route}>
              {label}
            </ListItemButton>
          ))}
        </List>
      </Drawer>
      <Box component="main" sx={{ flexGrow: 1, p: 2, minWidth: 0 }}>
        <Outlet />
      </Box>
    </Box>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <BrowserRouter>
    <ThemeProvider theme={createTheme()}>
      <CssBaseline />
      <Refine
        dataProvider={dataProvider}
        routerProvider={routerProvider}
        resources={[
          { name: 'users', list: '/users' },
          { name: 'golfclubs', list: '/golfclubs' },
        ]}
        options={{ disableTelemetry: true, syncWithLocation: false }}
      >
        <Routes>
          <Route element={<Layout />}>
            <Route index element={<Navigate to="/users" />} />
            <Route path="/users" element={<Users />} />
            <Route path="/golfclubs" element={<Golfclubs />} />
          </Route>
        </Routes>
      </Refine>
    </ThemeProvider>
  </BrowserRouter>,
);
